import { defaultProjectName } from '@tresen/domain/shop/cart';

/** The draft that this tab has open: loading the page anew must not put another cart in its place. */
const storageKey = 'tresen.openDraft';

/** The draft that was open in this tab; null for the cart without a name, which a sign-in begins with (SHP-24). */
export const openProjectId = (): string | null => sessionStorage.getItem(storageKey);

export const rememberOpenProject = ({
  id,
  name,
}: {
  readonly id: string | null;
  readonly name: string;
}): void => {
  if (id === null || name === defaultProjectName) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, id);
};
