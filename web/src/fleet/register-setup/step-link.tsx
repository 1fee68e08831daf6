import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { deviceTypes, normalizeUserCode, registerTypeOf } from '@tresen/domain/fleet/devices';
import { useState } from 'react';
import { TextBox } from '../../kit/form/index.ts';
import type { PendingRegisterQuery } from '../../kit/graphql/generated/pos/graphql.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useBranches, useSaveUnit } from '../../organization/units/index.ts';
import styles from './register-setup.module.css';
import { pendingRegisterQuery, useApproveRegister, useDenyRegister } from './register-setup.queries.ts';
import { setupTexts } from './register-setup-texts.ts';
import type { StepProps } from './setup-step.ts';
import { StepFrame } from './step-frame.tsx';

type Pending = PendingRegisterQuery['pendingRegister'];

/** Letters of a code. */
const codeLength = 8;

interface FoundProps extends Pick<StepProps, 'draft'> {
  readonly pending: Pending;
  readonly isDenying: boolean;
  readonly onDeny: () => void;
}

export const StepLink = (props: StepProps) => {
  const t = useTexts(setupTexts);
  const words = useErrorWords();
  const [typed, setTyped] = useState(props.code);
  const code = normalizeUserCode(typed);
  const { data: pending, error: lookupError, isFetching } = useQuery(pendingRegisterQuery(code));
  const { link, error: linkError, isPending } = useLink(props);
  const deny = useDenyRegister();
  const refuse = (pending: Pending) => deny.mutate(pending.userCode, { onSuccess: () => setTyped('') });
  const isIncomplete = code === undefined && typed.replaceAll(/[\s\p{Pd}]/gu, '').length >= codeLength;
  const error = isIncomplete ? t.codeInvalid : lookupError ? words(lookupError) : undefined;
  return (
    <StepFrame
      question={t.linkQuestion}
      onBack={() => props.go('overview')}
      action={
        <Button
          variant="contained"
          disabled={!pending}
          loading={isPending}
          onClick={() => pending && link(pending)}
        >
          {t.approve}
        </Button>
      }
    >
      <LinkSteps draft={props.draft} />
      <div className={styles.code}>
        <TextBox
          label={t.code}
          hint={isFetching ? t.lookingUp : t.codeHint}
          error={error}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          inputProps={{ maxLength: 20, autoCapitalize: 'characters', spellCheck: false }}
        />
      </div>
      {isFetching && !pending && <LinearProgress aria-label={t.lookingUp} />}
      {pending && (
        <Found
          pending={pending}
          draft={props.draft}
          isDenying={deny.isPending}
          onDeny={() => refuse(pending)}
        />
      )}
      {deny.isSuccess && !pending && <Alert severity="info">{t.denied}</Alert>}
      {deny.error && <Alert severity="error">{words(deny.error)}</Alert>}
      {linkError && <Alert severity="error">{words(linkError)}</Alert>}
    </StepFrame>
  );
};

/** Makes the branch where it is new, then links; a retry does not make it twice. */
function useLink({ draft, go, keep }: StepProps) {
  const saveUnit = useSaveUnit();
  const approve = useApproveRegister();
  const link = async (pending: Pending) => {
    const unitId =
      draft.unitId ?? (await saveUnit.mutateAsync({ name: draft.newUnitName ?? '', type: 'branch' }));
    const unit = { unitId, newUnitName: null };
    keep(unit);
    const deviceId = await approve.mutateAsync({
      userCode: pending.userCode,
      name: draft.name ?? pending.name,
      deviceType: typeOf(pending) ?? draft.deviceType ?? 'desktop',
      businessType: draft.businessType ?? 'hospitality',
      unitId,
    });
    go('sync', { ...unit, deviceId });
  };
  return {
    link: (pending: Pending) => void link(pending).catch(() => undefined),
    error: saveUnit.error ?? approve.error,
    isPending: saveUnit.isPending || approve.isPending,
  };
}

function typeOf(pending: Pending) {
  return deviceTypes.find((type) => type === pending.deviceType);
}

function LinkSteps({ draft }: Pick<StepProps, 'draft'>) {
  const t = useTexts(setupTexts);
  const steps = draft.deviceType === 'android' ? t.androidSteps : t.windowsSteps;
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

/** Which register asks, so that nobody links a stranger's; one that is a stranger's can be refused. */
function Found({ pending, draft, isDenying, onDeny }: FoundProps) {
  const t = useTexts(setupTexts);
  const knownUnit = useBranches().find(({ id }) => id === pending.knownUnitId);
  const type = typeOf(pending);
  const typeWord = type ? registerTypeOf[type] : pending.deviceType;
  return (
    <Alert
      severity="success"
      className={styles.found ?? ''}
      action={
        <Button color="inherit" loading={isDenying} onClick={onDeny}>
          {t.deny}
        </Button>
      }
    >
      <AlertTitle>{t.found(pending.name)}</AlertTitle>
      {t.foundFacts(typeWord, pending.posVersion, pending.hardwareSerial)}
      {pending.knownDeviceId !== null && <div>{t.known}</div>}
      {knownUnit && knownUnit.id !== draft.unitId && <div>{t.knownIn(knownUnit.name)}</div>}
      {type !== undefined && type !== draft.deviceType && <div>{t.otherType(typeWord)}</div>}
    </Alert>
  );
}
