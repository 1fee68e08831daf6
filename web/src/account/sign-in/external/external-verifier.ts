const key = 'tresen.externalVerifier';

/** Makes up what this tab alone knows, and returns where the sign-in at the provider begins. */
export const beginExternally = async (): Promise<string> => {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(key, verifier);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const query = { challenge: base64Url(new Uint8Array(hash)), frontend: window.location.origin };
  return `/Account/External/Begin?${new URLSearchParams(query)}`;
};

/** What `beginExternally` made up; empty in a tab that has not begun. */
export const externalVerifier = (): string => sessionStorage.getItem(key) ?? '';

/** Once somebody is signed in. */
export const forgetVerifier = (): void => sessionStorage.removeItem(key);

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
