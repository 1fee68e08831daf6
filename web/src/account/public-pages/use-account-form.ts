import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import { type AccountFailure, accountFailure } from './account-failure.ts';
import { AccountRefusal } from './account-request.ts';
import { useWait } from './use-countdown.ts';

/** A refusal of one field: a code, and the server's own text for it. */
export class FieldRefusal extends Error {
  override readonly name = 'FieldRefusal';
  readonly field: string;
  readonly code: string;

  constructor(field: string, code: string, text = '') {
    super(text);
    this.field = field;
    this.code = code;
  }
}

interface AccountFormOptions<Values extends FieldValues> {
  /** The rules of the domain schema. */
  readonly resolver: Resolver<Values>;
  readonly defaultValues: DefaultValues<Values>;
  /** The words for a code of the schema or of a refusal, which comes with the server's own text. */
  readonly words: (code: string, text?: string) => string;
  /** Sends the form; what it throws shows at the field that it names, else above the button. */
  readonly send: (values: Values) => Promise<void>;
  /** Fields to check again when another one changes: the confirmation after the password. */
  readonly deps?: Partial<Record<Path<Values>, Path<Values>>>;
}

/**
 * A form of the public pages. Submit is ready only when all fields are valid (IDN-45); a server's error at a field
 * counts until that field is edited (IDN-47, IDN-50); a pristine field shows no error of its own (IDN-48).
 */
export const useAccountForm = <Values extends FieldValues>(options: AccountFormOptions<Values>) => {
  const { resolver, defaultValues, words, send, deps } = options;
  const form = useForm<Values>({ resolver, mode: 'onTouched', defaultValues });
  const [edited, setEdited] = useState(() => filledIn(defaultValues));
  const [serverText, setServerText] = useState('');
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const isWaiting = useWait(failure) > 0;
  const { errors, isValid, isSubmitting } = form.formState;

  const showFailure = (error: unknown) => {
    const refusal = fieldRefusal(error);
    if (!refusal || !(refusal.field in form.getValues())) return setFailure(accountFailure(error));
    const { field, code, message } = refusal;
    setServerText(message);
    form.setError(field as Path<Values>, { type: 'server', message: code }, { shouldFocus: true });
  };
  const errorOf = (name: Path<Values>): string | undefined => {
    const error = (errors as Partial<Record<string, { type: string; message?: string }>>)[name];
    if (error?.type === 'server') return words(error.message ?? '', serverText);
    return error && edited.has(name) ? words(error.message ?? '') : undefined;
  };
  return {
    failure,
    values: form.getValues,
    setValue: form.setValue,
    watch: form.watch,
    isSending: isSubmitting,
    isReady: isValid && !isWaiting && !Object.values(errors).some((error) => error?.type === 'server'),
    /** Goes to the form element. */
    form: {
      noValidate: true,
      onInput: ({ target }: FormEvent) => {
        const { name } = target as HTMLInputElement;
        setEdited((before) => (before.has(name) ? before : new Set([...before, name])));
      },
      onSubmit: form.handleSubmit(async (values) => {
        setFailure(null);
        await send(values).catch(showFailure);
      }),
    },
    /** Goes to the box of a field. */
    field: (name: Path<Values>) => ({
      ...form.register(name, deps?.[name] ? { deps: [deps[name]] } : {}),
      error: errorOf(name),
    }),
  };
};

function filledIn(values: object): ReadonlySet<string> {
  return new Set(Object.entries(values).flatMap(([name, value]) => (value ? [name] : [])));
}

/** The refusal of a field, by its name in our forms; null when the whole was refused. */
function fieldRefusal(error: unknown): FieldRefusal | null {
  if (error instanceof FieldRefusal) return error;
  if (!(error instanceof AccountRefusal) || error.field === null) return null;
  return new FieldRefusal(fieldOfWire(error.field), error.code, error.description);
}

/** Wire names of fields (spec §8: username is the e-mail) by the names in our forms. */
function fieldOfWire(wire: string): string {
  return wire === 'username' ? 'email' : wire.charAt(0).toLowerCase() + wire.slice(1);
}
