/** The last place of an exact price (STK_BR has five), counted in cents: 0.00001 of the currency. */
export const lastPlace = 0.001;
export const exactPlaces = 5;

/** An exact price in its last places: 1.599 is 159,900. A whole number that a double holds exactly. */
export const lastPlacesOf = (price: string): number => {
  const [whole = '', fraction = ''] = price.replace('-', '').split('.');
  const places = Number(whole + fraction.padEnd(exactPlaces, '0'));
  return price.startsWith('-') ? -places : places;
};
