/** One value that differs between two versions of a record; undefined where one of them has none. */
export interface DifferingField {
  /** Where it stands: `positions.2.amount`. */
  readonly path: string;
  readonly stored: string | undefined;
  readonly sent: string | undefined;
}

/** The values in which two versions of a record differ, in the order of the stored one. */
export const differingFields = (stored: string, sent: string): readonly DifferingField[] => {
  const [old, other] = [valuesIn(stored), valuesIn(sent)];
  return [...new Set([...old.keys(), ...other.keys()])]
    .map((path) => ({ path, stored: old.get(path), sent: other.get(path) }))
    .filter((field) => field.stored !== field.sent);
};

/** The values of a JSON text by where they stand; a text that is no JSON is one value. */
function valuesIn(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) values.set(path, String(value));
    else for (const [key, part] of Object.entries(value)) walk(part, path === '' ? key : `${path}.${key}`);
  };
  try {
    walk(JSON.parse(text), '');
  } catch {
    values.set('', text);
  }
  return values;
}
