/** The address as it may be logged: the hub's clients put their access token into it (contract 5). */
export const redactUrl = (url: string): string =>
  url.replaceAll(/([?&;](?:access_token|access%5ftoken)=)[^&;#]*/gi, '$1redacted');
