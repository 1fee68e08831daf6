/**
 * What the token endpoint says (`error_description` of `invalid_grant`) when a person signed in so long ago, 90 days,
 * that the password has to be asked for again. The web tells it apart by this text.
 */
export const signInTooOld = 'The sign-in is too long ago.';
