import { useState } from 'react';
import { failureCode } from '../graphql/index.ts';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './own-password.de.ts';
import { en } from './own-password.en.ts';
import { PasswordBox } from './password-box.tsx';

const texts = defineTexts(de, en);

/** The password that is asked for before something is done, and what is wrong with it. */
export const useOwnPassword = () => {
  const t = useTexts(texts);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrong'>();
  const type = (typed: string) => {
    setPassword(typed);
    setFault(undefined);
  };
  /** False, and told at the field, where nothing was typed. */
  const isThere = (): boolean => {
    if (password === '') setFault('missing');
    return password !== '';
  };
  /** True when a refusal was about the password, and is told at the field. */
  const isWrong = (failure: unknown): boolean => {
    const isOfPassword = failureCode(failure) === 'WRONG_PASSWORD';
    if (isOfPassword) setFault('wrong');
    return isOfPassword;
  };
  return { password, error: fault && t[fault], type, isThere, isWrong };
};

interface OwnPasswordBoxProps {
  readonly state: ReturnType<typeof useOwnPassword>;
  /** Why it is asked for. */
  readonly hint?: string;
}

/** The password of whoever works here, asked for once more. Never a draft, and never kept. */
export const OwnPasswordBox = ({ state, hint }: OwnPasswordBoxProps) => {
  const t = useTexts(texts);
  const [shown, setShown] = useState(false);
  return (
    <PasswordBox
      label={t.password}
      name="password"
      autoComplete="current-password"
      required
      shown={shown}
      onToggle={() => setShown(!shown)}
      {...(hint !== undefined && { hint })}
      error={state.error}
      value={state.password}
      onChange={({ target }) => state.type(target.value)}
    />
  );
};
