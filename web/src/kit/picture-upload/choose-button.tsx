import Button from '@mui/material/Button';
import { pictureTypes } from '@tresen/domain/kit/pictures';
import { type ChangeEvent, type ReactNode, useRef } from 'react';

interface ChooseButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy: boolean;
  /** Several at once may be chosen. */
  readonly isMany?: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Opens the choice of pictures on this device. */
export const ChooseButton = ({ label, icon, busy, isMany = false, onChoose }: ChooseButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(target.files ?? [])]);
    target.value = ''; // the same file once more is a choice, too
  };
  return (
    <>
      <Button variant="outlined" startIcon={icon} loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMany}
        aria-label={label}
        accept={pictureTypes.join(',')}
        onChange={pick}
      />
    </>
  );
};
