/** What an answer costs at once: the words of the hall, at the things where the answer is given. */

import type { OptionInfo } from "../../api/wire";
import { texts, type Reader } from "../../text/texts.svelte";

/** The id of an option's phrase that ends with a warning. */
const CAREFUL = "oriflamme-careful";

/** The warnings of the options, by the keys of the positions at which they lie. */
export const costsOf = (options: readonly OptionInfo[], reader: Reader): Map<string, string> =>
  new Map(
    options.flatMap(({ says, at }): [string, string][] =>
      says.id === CAREFUL && at[0]
        ? [[at[0], texts.say({ id: "oriflamme-ui-cost", args: { ...says.args } }, reader)]]
        : [],
    ),
  );
