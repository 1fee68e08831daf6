import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useTexts } from '../../../kit/i18n/index.ts';
import { FailureAlert } from '../../public-pages/index.ts';
import { type ExternalFailure, isNamed } from './external-failure.ts';
import { externalTexts } from './external-texts.ts';
import { LinkForm } from './link-form.tsx';
import { useExternalSignIn } from './use-external-sign-in.ts';

export interface ExternalSignInProps {
  /** Its name; null until it is known. */
  readonly provider: string | null;
  /** The page shows nothing but the password that links an account. */
  readonly onLinking: () => void;
  readonly onSignedIn: () => void;
}

/** Leads to the external provider, and takes over where the browser comes back from it (IDN-64, IDN-65). */
export const ExternalSignIn = ({ provider, ...then }: ExternalSignInProps) => {
  const t = useTexts(externalTexts);
  const { state, enter, begin } = useExternalSignIn(then);
  const name = provider ?? t.provider;
  if (state.kind === 'failed' && state.failure.kind === 'passwordNeeded')
    return <LinkForm email={state.failure.email} provider={name} enter={enter} />;
  return (
    <>
      <Divider>{t.or}</Divider>
      {state.kind === 'failed' && <WhyNot failure={state.failure} provider={name} />}
      <Button variant="outlined" size="large" loading={state.kind === 'waiting'} onClick={begin}>
        {t.signInWith(name)}
      </Button>
    </>
  );
};

function WhyNot({ failure, provider }: { readonly failure: ExternalFailure; readonly provider: string }) {
  const t = useTexts(externalTexts);
  const severity = failure.kind === 'denied' ? 'info' : 'error';
  if (isNamed(failure)) return <Alert severity={severity}>{t[failure.kind](provider)}</Alert>;
  if (failure.kind === 'noConnection' || failure.kind === 'tooMany')
    return <FailureAlert failure={failure} />;
  return null;
}
