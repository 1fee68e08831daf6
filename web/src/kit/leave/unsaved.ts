// What is typed and not saved on this page, whoever holds it: each way of leaving asks here (SHL-81).

/** Where somebody is, or wants to go. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** A form that may hold something unsaved. */
export interface UnsavedForm {
  /** Asked at the moment of leaving. */
  readonly isDirty: () => boolean;
  /** The person gives up what they typed. */
  readonly discard: () => void;
  /** True when the way leads out of the form. */
  readonly isLeft: (from: Place, to: Place) => boolean;
}

const forms = new Set<UnsavedForm>();
const listeners = new Set<() => void>();
/** Where the person is about to go, while they are asked. */
let wayOut: (() => void) | null = null;

/** True while something typed would be lost. */
export const hasUnsaved = (): boolean => dirtyForms().length > 0;

/** True when the way leads out of a form that holds something unsaved. */
export const losesUnsaved = (from: Place, to: Place): boolean =>
  dirtyForms().some((form) => form.isLeft(from, to));

/** Everything unsaved is given up. */
export const discardUnsaved = (): void => {
  for (const form of dirtyForms()) form.discard();
};

/** Puts a form under guard. Returns a function that takes it out. */
export const guardForm = (form: UnsavedForm): (() => void) => {
  forms.add(form);
  window.addEventListener('beforeunload', askBeforeUnload);
  tell();
  return () => {
    forms.delete(form);
    // A listener alone already keeps a page out of the browser's memory of pages.
    if (forms.size === 0) window.removeEventListener('beforeunload', askBeforeUnload);
    tell();
  };
};

/**
 * Leaves the page in another way than by its links: a logout, another tenant, a new version. At once where nothing is
 * lost; else the person is asked, and gives up what they typed or stays.
 */
export const leaveThen = (go: () => void): void => {
  wayOut = go;
  if (hasUnsaved()) tell();
  else answerLeaving(true);
};

/** The answer to `leaveThen`. */
export const answerLeaving = (isLeaving: boolean): void => {
  const go = wayOut;
  wayOut = null;
  if (isLeaving) discardUnsaved();
  tell();
  if (isLeaving) go?.();
};

/** True while somebody is asked. */
export const isAsked = (): boolean => wayOut !== null;

export const hasForms = (): boolean => forms.size > 0;

export const onUnsaved = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function dirtyForms(): UnsavedForm[] {
  return [...forms].filter((form) => form.isDirty());
}

/** Closing the tab or loading anew: the browser asks in its own words. */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

function tell(): void {
  for (const listener of listeners) listener();
}
