import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  type QueryKey,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { FormDialog, TextBox } from '../../kit/form/index.ts';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './feeds.module.css';
import { feedsTexts } from './feeds-texts.ts';

type Feed = { readonly createdAt: string } | null | undefined;

interface SecretFeedDialogProps<Answer, Key extends QueryKey> {
  readonly title: string;
  /** What the address is for, and that whoever knows it may read. */
  readonly text: string;
  /** Whether there is an address. */
  readonly query: UseQueryOptions<Answer, Error, Feed, Key>;
  /** Makes an address in place of the one before. @returns its path, which may begin with `/` */
  readonly create: () => Promise<string>;
  readonly revoke: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The secret address by which a program reads what a person may read: made, shown once, revoked. */
export const SecretFeedDialog = <Answer, Key extends QueryKey>(props: SecretFeedDialogProps<Answer, Key>) => {
  const { title, text, query, onClose } = props;
  const t = useTexts(feedsTexts);
  const f = useFormats();
  const notify = useNotify();
  const client = useQueryClient();
  const { data: feed } = useQuery(query);
  const onSettled = () => client.invalidateQueries({ queryKey: query.queryKey });
  const create = useMutation({ mutationFn: props.create, onSettled, onError: notify.failure });
  const revoke = useMutation({
    mutationFn: props.revoke,
    onSettled,
    onSuccess: () => {
      create.reset();
      notify.success(t.revoked);
    },
    onError: notify.failure,
  });
  return (
    <FormDialog title={title} onClose={onClose}>
      <DialogContent className={styles.content}>
        <p>{text}</p>
        {create.data && <Address address={`${window.location.origin}${create.data}`} />}
        {!create.data && feed && <p>{`${t.active(f.dateTime(feed.createdAt))} ${t.renewHint}`}</p>}
      </DialogContent>
      <DialogActions className={styles.actions}>
        {feed && (
          <Button color="error" loading={revoke.isPending} onClick={() => revoke.mutate()}>
            {t.revoke}
          </Button>
        )}
        <Button variant="contained" loading={create.isPending} onClick={() => create.mutate()}>
          {feed ? t.renew : t.create}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

function Address({ address }: { readonly address: string }) {
  const t = useTexts(feedsTexts);
  const notify = useNotify();
  const copy = () =>
    void navigator.clipboard.writeText(address).then(() => notify.success(t.copied), notify.failure);
  return (
    <>
      <TextBox label={t.address} hint={t.once} readOnly value={address} />
      {'clipboard' in navigator && (
        <Button variant="outlined" onClick={copy}>
          {t.copy}
        </Button>
      )}
    </>
  );
}
