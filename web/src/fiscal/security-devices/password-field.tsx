import { useState } from 'react';
import { PasswordBox } from '../../kit/form/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

/** What is asked for, and what is wrong with it. */
export const usePassword = () => {
  const t = useTexts(securityDeviceTexts);
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
  return {
    password,
    error: fault && { missing: t.passwordMissing, wrong: t.passwordWrong }[fault],
    type,
    isThere,
    isWrong,
  };
};

/** The password of whoever works here, asked for once more. Never a draft, and never kept. */
export const PasswordField = ({ state }: { readonly state: ReturnType<typeof usePassword> }) => {
  const t = useTexts(securityDeviceTexts);
  const [shown, setShown] = useState(false);
  return (
    <PasswordBox
      label={t.password}
      name="password"
      autoComplete="current-password"
      required
      shown={shown}
      onToggle={() => setShown(!shown)}
      error={state.error}
      value={state.password}
      onChange={({ target }) => state.type(target.value)}
    />
  );
};
