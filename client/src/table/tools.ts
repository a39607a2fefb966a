/** The tools beside the prompt; on a phone the rare ones move into its menu. */

import type { IconName } from "../art/Icon.svelte";
import { texts } from "../text/texts.svelte";
import type { TableConnection } from "./connection.svelte";

export interface Tool {
  /** The id of its name. */
  id: string;
  icon: IconName;
  isDisabled: boolean;
  /** Whether it goes into the menu on a phone. */
  isRare: boolean;
  isPressed?: boolean;
  /** The letter that uses it, as a click does. */
  key?: string;
  use: () => void;
}

/** What a tool is called, with the letter that uses it. */
export const titleOf = ({ id, key }: Tool): string => texts.t(id) + (key ? ` (${key.toUpperCase()})` : "");

export function toolsOf(connection: TableConnection): Tool[] {
  const news = connection.state;
  if (connection.you < 0 || !news || news.result) return [];
  const isDisabled = (isPossible: boolean) => !connection.canAnswer || !isPossible;
  const undo: Tool = {
    id: news.undoable ? "undo" : "ask-back",
    icon: "undo",
    key: "u",
    isDisabled: isDisabled(news.undoable > 0 || news.may_ask_back),
    isRare: false,
    use: () => connection.send({ do: "undo" }),
  };
  const restart: Tool = {
    id: "restart",
    icon: "restart",
    isDisabled: isDisabled(news.undoable > 1),
    isRare: true,
    use: () => connection.send({ do: "restart" }),
  };
  const hint: Tool = {
    id: "hint",
    icon: "hint",
    key: "h",
    isDisabled: isDisabled(news.question !== null),
    isRare: false,
    isPressed: connection.hint !== null,
    use: () => (connection.hint ? (connection.hint = null) : connection.send({ do: "hint" })),
  };
  return connection.table.terms.hints ? [undo, restart, hint] : [undo, restart];
}
