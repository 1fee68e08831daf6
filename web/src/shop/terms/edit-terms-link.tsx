import Button from '@mui/material/Button';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { GavelOutlinedIcon } from '../../kit/icons/gavel-outlined.tsx';
import { termsParam } from './terms-address.ts';
import { termsTexts } from './terms-texts.ts';

/** Opens the terms over the page; for who may edit the catalogue. */
export const EditTermsLink = () => {
  const t = useTexts(termsTexts);
  const { change } = useAddress();
  return (
    <Button
      startIcon={<GavelOutlinedIcon />}
      onClick={() => change({ [termsParam.param]: termsParam.value })}
    >
      {t.edit}
    </Button>
  );
};
