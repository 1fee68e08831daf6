/** What was typed and not saved, with the version of the record that it was typed into. */
export interface Draft<Values> {
  readonly version: number;
  readonly values: Values;
}

/** The drafts of one record in this browser; none where it has no name yet. */
export interface DraftPlace<Values> {
  read(): Draft<Values> | undefined;
  /** True when something is kept there, without reading it. */
  isKept(): boolean;
  write(draft: Draft<Values>): void;
  forget(): void;
}

/**
 * Where the draft of a form is kept, by the form's name and whose or which record it is: a reload, a closed tab or a
 * detour loses nothing that was typed (experience.md 4). Every key of ours but the choices for this device goes with
 * the session. Whoever reads a draft checks its values: anybody may write into the storage.
 */
export const draftPlace = <Values>(form: string, id: string): DraftPlace<Values> => {
  const key = `tresen.draft.${form}.${id}`;
  return {
    read: () => {
      try {
        const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isDraft<Values>(draft) ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    isKept: () => Object.hasOwn(localStorage, key),
    write: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Where the storage is full, what is typed is still in the form, and can be saved.
      }
    },
    forget: () => localStorage.removeItem(key),
  };
};

function isDraft<Values>(value: unknown): value is Draft<Values> {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as Draft<Values>).version === 'number' &&
    typeof (value as Draft<Values>).values === 'object'
  );
}
