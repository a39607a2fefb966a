/** Something asked of the hall: whether it is under way, and why it did not work. */

import { faultOf } from "./faults";

export class Attempt {
  isBusy = $state(false);
  fault = $state("");

  /** Do it; return whether it worked. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    this.isBusy = true;
    try {
      await what();
      this.fault = "";
      return true;
    } catch (error) {
      this.fault = faultOf(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }
}
