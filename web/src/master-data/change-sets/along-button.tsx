import Button from '@mui/material/Button';
import { useChangeSetTexts } from './change-sets-texts.ts';

interface AlongButtonProps {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onOpen: () => void;
}

/** Offers to change a record together with those that stand in its way. */
export const AlongButton = ({ name, isBusy = false, onOpen }: AlongButtonProps) => {
  const t = useChangeSetTexts();
  return (
    <Button size="small" loading={isBusy} aria-label={t.changeAlong(name)} onClick={onOpen}>
      {t.changeAlongShort}
    </Button>
  );
};
