import PersonAdd from '@mui/icons-material/PersonAdd';
import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { invitationTexts } from './invitations-texts.ts';

/** Opens the invitation. */
export const InviteButton = () => {
  const t = useTexts(invitationTexts);
  const { change } = useAddress();
  return (
    <Button variant="contained" startIcon={<PersonAdd />} onClick={() => change({ invite: 'user' })}>
      {t.invite}
    </Button>
  );
};
