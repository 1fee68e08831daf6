import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import { useServiceWords } from './service-words.ts';
import { type Service, useCancelService, useRenewService } from './services.queries.ts';
import { serviceTexts } from './services-texts.ts';

interface AskedProps {
  readonly service: Service;
  readonly onClose: () => void;
}

/** What is asked about a service of the list, while the address has `?cancel=` or `?renew=` with its id. */
export const ServiceDialogs = ({ services }: { readonly services: readonly Service[] }) => {
  const { params, change } = useAddress();
  const asked = (param: string) => services.find(({ id }) => id === params.get(param));
  const [cancelled, renewed] = [asked('cancel'), asked('renew')];
  const close = () => change({ cancel: null, renew: null }, { replace: true });
  if (cancelled?.state === 'running') return <CancelDialog service={cancelled} onClose={close} />;
  if (renewed?.state === 'ending' && renewed.endsOn !== null)
    return <RenewDialog service={renewed} endsOn={renewed.endsOn} onClose={close} />;
  return null;
};

/** Names the day on which a service ends, and what is billed until then, before it is cancelled. */
function CancelDialog({ service, onClose }: AskedProps) {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  const words = useServiceWords();
  const notify = useNotify();
  const cancel = useCancelService();
  const { name, nextBillingOn, endWhenCancelled } = service;
  const day = words.lastDay(endWhenCancelled);
  const isBilled = nextBillingOn !== null && nextBillingOn < endWhenCancelled;
  const confirm = () =>
    cancel.mutate(service, {
      onSuccess: () => {
        notify.success(t.cancelled(name, day));
        onClose();
      },
      onError: notify.failure,
    });
  return (
    <ConfirmDialog
      open
      title={t.cancelTitle(name, day)}
      confirm={t.cancelConfirm(day)}
      busy={cancel.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t.cancelRuns(day)}</p>
      <p>{isBilled ? t.cancelBills(words.price(service), f.day(nextBillingOn)) : t.cancelBillsNothing}</p>
      <p>{t.cancelBack}</p>
    </ConfirmDialog>
  );
}

/** Names the day from which on a service is billed again, before its cancellation is taken back. */
function RenewDialog({ service, endsOn, onClose }: AskedProps & { readonly endsOn: string }) {
  const t = useTexts(serviceTexts);
  const f = useFormats();
  const words = useServiceWords();
  const notify = useNotify();
  const renew = useRenewService();
  const confirm = () =>
    renew.mutate(service, {
      onSuccess: () => {
        notify.success(t.renewed(service.name));
        onClose();
      },
      onError: notify.failure,
    });
  return (
    <ConfirmDialog
      open
      isHarmless
      title={t.renewTitle(service.name, words.lastDay(endsOn))}
      confirm={t.renew}
      busy={renew.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t.renewText(words.price(service), f.day(endsOn))}</p>
    </ConfirmDialog>
  );
}
