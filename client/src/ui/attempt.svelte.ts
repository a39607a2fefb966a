/** A request to the hall as a page shows it: busy or not, and the error if it failed. */

import { errorText } from "../text/errors";

export class Attempt {
  isBusy = $state(false);
  fault = $state("");

  /** Return whether it worked. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    try {
      await what();
      this.fault = "";
      return true;
    } catch (error) {
      this.fault = errorText(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
