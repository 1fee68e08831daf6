/**
 * What has to be added to an amount in cash so that it is a multiple of the step, in cents: −2 to 2 for a step of five.
 * Half a step is rounded away from zero, so that a refund is the mirror of its sale.
 * @param amount cents, negative for what is given back
 * @param step 1, 5 or 10 cents
 */
export const cashRoundingOf = (amount: number, step: number): number => {
  const steps = Math.floor(Math.abs(amount) / step + 0.5);
  const rounded = Math.sign(amount) * steps * step;
  return rounded - amount;
};
