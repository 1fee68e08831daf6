import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ResyncDeviceDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, savedId } from '../../kit/graphql/index.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useMayOpen } from '../../kit/session/index.ts';
import { de } from './resync.de.ts';
import { en } from './resync.en.ts';

const texts = defineTexts(de, en);

interface ResyncButtonProps {
  readonly device: { readonly id: string; readonly name: string };
}

/** Has a register begin anew with master data: it gets everything again, and drops what is not in it. */
export const ResyncButton = ({ device: { id, name } }: ResyncButtonProps) => {
  const t = useTexts(texts);
  const notify = useNotify();
  const client = useQueryClient();
  const isAllowed = useMayOpen('/manage/data/overview');
  const resync = useMutation({
    mutationFn: async () => savedId((await posApi.request(ResyncDeviceDocument, { id })).resyncDevice),
    onSuccess: () => notify.success(t.resynced(name)),
    onError: notify.failure,
    onSettled: () => client.invalidateQueries({ queryKey: ['openChanges'] }),
  });
  if (!isAllowed) return null;
  return (
    <Button variant="outlined" loading={resync.isPending} onClick={() => resync.mutate()}>
      {t.resync}
    </Button>
  );
};
