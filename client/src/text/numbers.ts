/** Numbers as people write them. */

/** A whole number, with a minus sign if it is negative. */
export const signed = (value: number): string => String(value).replace("-", "−");

/** A share of 1 in percent. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
