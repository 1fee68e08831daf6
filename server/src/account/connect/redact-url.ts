/**
 * The address as it may be logged: the hub's clients put their access token into it (contract 5). What looks like one of
 * ours goes wherever it stands, since a name can be written in many ways (`%61ccess_token`).
 */
export const redactUrl = (url: string): string =>
  url
    .replaceAll(/([?&;](?:access_token|access%5ftoken)=)[^&;#]*/gi, '$1redacted')
    // What people look for are other people's names and e-mails.
    .replaceAll(/([?&;]search=)[^&;#]*/gi, '$1redacted')
    .replaceAll(/eyJ[\w-]+\.[\w-]+\.[\w-]*/g, 'redacted');
