/** Text on a colour of somebody's choice: black or white, whichever is read better. */
export const inkOn = (colour: string): '#000000' | '#ffffff' =>
  // Where black and white contrast alike (WCAG 2.2).
  luminance(colour) > 0.179 ? '#000000' : '#ffffff';

function luminance(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
