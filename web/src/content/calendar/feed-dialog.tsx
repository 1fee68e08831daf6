import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { FormDialog, TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './calendar.module.css';
import { feedQuery, useCreateFeed, useRevokeFeed } from './calendar.queries.ts';
import { calendarTexts } from './calendar-texts.ts';

/** The secret address by which a calendar program reads the calendar: made, shown once, revoked. */
export const FeedDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useTexts(calendarTexts);
  const f = useFormats();
  const notify = useNotify();
  const language = useLanguage();
  const { data: feed } = useQuery(feedQuery);
  const create = useCreateFeed();
  const revoke = useRevokeFeed();
  const path = create.data?.createCalendarFeed;
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        create.reset();
        notify.success(t.feedRevoked);
      },
      onError: notify.failure,
    });
  return (
    <FormDialog title={t.feedTitle} onClose={onClose}>
      <DialogContent className={styles.form}>
        <p className={styles.about}>{t.feedText}</p>
        {path && <Address address={`${window.location.origin}${path}`} />}
        {!path && feed && (
          <p className={styles.about}>{`${t.feedActive(f.dateTime(feed.createdAt))} ${t.feedRenewHint}`}</p>
        )}
      </DialogContent>
      <DialogActions className={styles.actions}>
        {feed && (
          <Button color="error" loading={revoke.isPending} onClick={end}>
            {t.feedRevoke}
          </Button>
        )}
        <Button
          variant="contained"
          loading={create.isPending}
          onClick={() => create.mutate(language, { onError: notify.failure })}
        >
          {feed ? t.feedRenew : t.feedCreate}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

function Address({ address }: { readonly address: string }) {
  const t = useTexts(calendarTexts);
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(address).then(() => notify.success(t.copied), notify.failure);
  return (
    <>
      <TextBox label={t.feedAddress} hint={t.feedOnce} readOnly value={address} />
      {'clipboard' in navigator && (
        <Button variant="outlined" onClick={copy}>
          {t.copy}
        </Button>
      )}
    </>
  );
}
