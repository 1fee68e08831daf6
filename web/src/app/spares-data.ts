interface Connection {
  readonly saveData?: boolean;
}

/** True for who has asked the browser to save data: nothing is loaded but what the page needs. Only Chromium tells. */
export const sparesData = (connection = (navigator as { readonly connection?: Connection }).connection) =>
  connection?.saveData === true;
