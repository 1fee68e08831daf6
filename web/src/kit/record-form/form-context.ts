import { createContext, useContext } from 'react';
import type { PlainWords } from './plain-words.ts';
import type { RecordForm } from './use-record-form.ts';

interface RecordFormContext {
  readonly form: RecordForm;
  readonly words: PlainWords;
  /** Names behind references, by id, as far as they are known. */
  readonly names: ReadonlyMap<string, string>;
  readonly learnName: (id: string, name: string) => void;
}

const Context = createContext<RecordFormContext | undefined>(undefined);
export const RecordFormProvider = Context.Provider;

/** The form that a field belongs to. */
export const useFormContext = (): RecordFormContext => {
  const context = useContext(Context);
  if (!context) throw new Error('a field of a record outside of its form');
  return context;
};
