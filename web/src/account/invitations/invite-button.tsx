import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PersonAddIcon } from '../../kit/icons/person-add.tsx';
import { invitationTexts } from './invitations-texts.ts';

interface InviteButtonProps {
  /** Nobody knows yet which roles may be given. */
  readonly isPending?: boolean;
}

/** Opens the invitation. */
export const InviteButton = ({ isPending = false }: InviteButtonProps) => {
  const t = useTexts(invitationTexts);
  const { change } = useAddress();
  return (
    <Button
      variant="contained"
      startIcon={<PersonAddIcon />}
      disabled={isPending}
      onClick={() => change({ invite: 'user' })}
    >
      {t.invite}
    </Button>
  );
};
