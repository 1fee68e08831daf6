/** Text on a colour of somebody's choice: black or white, whichever is read better. */
export const inkOn = (colour: string): Ink => {
  const known = inks.get(colour);
  if (known) return known;
  // Where black and white contrast alike (WCAG 2.2).
  const ink = luminance(colour) > 0.179 ? '#000000' : '#ffffff';
  inks.set(colour, ink);
  return ink;
};
type Ink = '#000000' | '#ffffff';

/** Of 3,888 buttons most have one of a few colours. */
const inks = new Map<string, Ink>();

function luminance(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
