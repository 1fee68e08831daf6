import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useAddress } from '../../kit/address/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { Panel } from '../../kit/page/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import styles from './profile.module.css';
import { externalsQuery, type OwnExternal, useUnlinkExternal } from './profile.queries.ts';
import { profileTexts } from './profile-texts.ts';

/** The accounts elsewhere with which one signs in, with the way out; most people have none, and see nothing (IDN-65). */
export const ExternalList = () => {
  const t = useTexts(profileTexts);
  const { data: externals = [] } = useQuery(externalsQuery);
  if (externals.length === 0) return null;
  return (
    <Panel title={t.externals}>
      <ul className={styles.sessions}>
        {externals.map((external) => (
          <ExternalItem key={external.id} external={external} />
        ))}
      </ul>
      <UnlinkDialog externals={externals} />
    </Panel>
  );
};

function ExternalItem({ external }: { readonly external: OwnExternal }) {
  const t = useTexts(profileTexts);
  const f = useFormats();
  const { change } = useAddress();
  const { id, provider, email, linkedAt, lastUsedAt } = external;
  return (
    <li className={styles.session}>
      <div className={styles.sessionWords}>
        <strong>{provider}</strong>
        <p className={styles.muted}>{email}</p>
        <p className={styles.muted}>{t.lastUsed(f.dateTime(lastUsedAt))}</p>
        <p className={styles.muted}>{t.linkedSince(f.dateTime(linkedAt))}</p>
      </div>
      <Button variant="outlined" aria-label={t.unlinkOf(provider)} onClick={() => change({ unlink: id })}>
        {t.unlink}
      </Button>
    </li>
  );
}

/** Asks before an account is unlinked; open while the address has `?unlink=` with the provider. */
function UnlinkDialog({ externals }: { readonly externals: readonly OwnExternal[] }) {
  const t = useTexts(profileTexts);
  const notify = useNotify();
  const { params, change } = useAddress();
  const unlink = useUnlinkExternal();
  const external = externals.find(({ id }) => id === params.get('unlink'));
  const close = () => change({ unlink: null }, { replace: true });
  const confirm = ({ id, provider }: OwnExternal) =>
    // The panel may be gone by the time it has worked: only the promise outlives it.
    unlink.mutateAsync(id).then(() => {
      notify.success(t.unlinked(provider));
      close();
    }, notify.failure);
  return (
    <ConfirmDialog
      open={external !== undefined}
      title={t.unlinkTitle(external?.provider ?? '')}
      confirm={t.unlink}
      busy={unlink.isPending}
      onConfirm={() => external && confirm(external)}
      onClose={close}
    >
      {t.unlinkText}
    </ConfirmDialog>
  );
}
