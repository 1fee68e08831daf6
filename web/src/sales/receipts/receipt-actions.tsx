import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { DataObjectIcon } from '../../kit/icons/data-object.tsx';
import { PrintIcon } from '../../kit/icons/print.tsx';
import { ButtonMenu } from '../../kit/list/index.ts';
import type { PaperFormat } from './paper/receipt-paper.tsx';
import { receiptTexts } from './receipts-texts.ts';

interface ActionsProps {
  readonly onPrint: (format: PaperFormat) => void;
}

/** What can be done with a receipt: print it, and see what the register sent. */
export const ReceiptActions = ({ onPrint }: ActionsProps) => {
  const t = useTexts(receiptTexts);
  const { change } = useAddress();
  return (
    <>
      <ButtonMenu label={t.print} icon={<PrintIcon />}>
        {(close) =>
          (
            [
              ['roll', t.printRoll],
              ['a4', t.printA4],
            ] as const
          ).map(([format, name]) => (
            <MenuItem
              key={format}
              onClick={() => {
                close();
                onPrint(format);
              }}
            >
              {name}
            </MenuItem>
          ))
        }
      </ButtonMenu>
      <Button color="inherit" startIcon={<DataObjectIcon />} onClick={() => change({ raw: '1' })}>
        {t.raw}
      </Button>
    </>
  );
};
