import { defaultProjectName, linesOfStored } from '@tresen/domain/shop/cart';
import { RequestError } from '../../kit/graphql/index.ts';
import {
  type Draft,
  deleteDefault,
  deleteProject,
  loadProject,
  ProjectChanged,
  type StoredProject,
  saveProject,
} from './cart-api.ts';
import { changeCart, currentCart } from './cart-state.ts';
import {
  becomeSaved,
  becomeUnsaved,
  heardProject,
  inTurn,
  openCartOf,
  openEmptyCart,
  saveCart,
} from './cart-sync.ts';

// Every one of these goes in turn with saving, and throws a RequestError where the person has to know.

const isUnnamed = (): boolean => heardProject().name === defaultProjectName;

const existing = async (id: string): Promise<StoredProject> => {
  const project = await loadProject(id);
  if (!project) throw new RequestError('NOT_FOUND');
  return project;
};

/**
 * Saves the open cart under a name (SHP-31, SHP-32). The cart without a name gets it; of a draft it makes another one.
 * Either is open then. @throws {RequestError} NAME_TAKEN
 */
export const saveAsDraft = async (name: string): Promise<void> => {
  await saveCart();
  await inTurn(async () => {
    const { lines } = currentCart();
    const { id, version } = isUnnamed() ? heardProject() : { id: null, version: null };
    const savedAs = await saveProject({ id, name, lines, version });
    becomeSaved({ id: savedAs, name, version: (version ?? 0) + 1, lines });
  });
};

/** Saves the open cart over a draft; that is open then. @throws {RequestError} */
export const overwriteDraft = async ({ id, name }: Pick<Draft, 'id' | 'name'>): Promise<void> => {
  await saveCart();
  await inTurn(async () => {
    const { lines } = currentCart();
    const wasUnnamed = isUnnamed();
    await saveProject({ id, name, lines, version: null });
    if (wasUnnamed) await deleteDefault();
    openCartOf(await existing(id));
  });
};

/** Opens a draft in the place of the open cart: a draft stays as it is, the cart without a name is gone. @throws {RequestError} */
export const loadDraft = async (id: string): Promise<void> => {
  await saveCart();
  await inTurn(async () => {
    const project = await existing(id);
    if (isUnnamed()) await deleteDefault();
    openCartOf(project);
  });
};

/** Another name for a draft. @throws {RequestError} NAME_TAKEN, CONFLICT when it was changed meanwhile */
export const renameDraft = async (id: string, name: string): Promise<void> => {
  await saveCart();
  await inTurn(async () => {
    const { cart, version } = await existing(id);
    const lines = linesOfStored(cart) ?? [];
    await saveProject({ id, name, lines, version }).catch((error: unknown) => {
      throw error instanceof ProjectChanged ? new RequestError('CONFLICT') : error;
    });
    if (id === heardProject().id) becomeSaved({ id, name, version: version + 1, lines });
  });
};

/** Deletes a draft; where it is open, an empty cart takes its place. @throws {RequestError} */
export const deleteDraft = async ({ id, name }: Pick<Draft, 'id' | 'name'>): Promise<void> =>
  inTurn(async () => {
    await deleteProject({ id, name, version: null });
    if (id === heardProject().id) openEmptyCart();
  });

/**
 * Empties the cart without a name, on the server, too, but for what another device put in meanwhile (SHP-29). A failure
 * is silent (ERR-47): the empty cart is then saved as any other change.
 */
export const clearCart = async (): Promise<void> => {
  changeCart(() => []);
  await inTurn(async () => {
    const { id, name, version } = heardProject();
    if (id === null) return;
    await deleteProject({ id, name, version });
    becomeUnsaved();
  }).catch(() => undefined);
};

/** Leaves a draft as it is saved, for an empty cart without a name (SHP-30). */
export const leaveDraft = async (): Promise<void> => {
  await saveCart().catch(() => undefined);
  openEmptyCart();
};
