import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { PrintTest } from '@tresen/domain/master-data/receipt-layouts';
import { useMemo, useState } from 'react';
import { ReferenceBox } from '../../kit/form/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { PrintIcon } from '../../kit/icons/print.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import styles from './layout-editor.module.css';
import { layoutTexts } from './layout-texts.ts';
import { isTooLong, printingRegisters, sendTestPrint } from './test-print.queries.ts';

interface Chosen {
  readonly id: string;
  readonly name: string;
}

interface TestPrintProps {
  readonly test: PrintTest;
  /** The branch that the layout is for; null for all. */
  readonly unitId: string | null;
  /** The register that it is for; null for all of the branch. */
  readonly deviceId: string | null;
}

/** Prints what the preview shows at a register that is online, and says what came of it. */
export const TestPrint = (props: TestPrintProps) => {
  const t = useTexts(layoutTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.testPrint} aria-label={t.testPrint} data-open={isOpen}>
      <Button startIcon={<PrintIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t.testPrint}
      </Button>
      {isOpen && <PrintAt {...props} />}
    </section>
  );
};

function PrintAt({ test, unitId, deviceId }: TestPrintProps) {
  const t = useTexts(layoutTexts);
  const source = useMemo(() => printingRegisters(unitId, deviceId), [unitId, deviceId]);
  const [register, setRegister] = useState<Chosen | null>(null);
  const [isAsked, setAsked] = useState(false);
  const print = usePrint();
  const press = () => {
    setAsked(true);
    if (register && !print.isPending) print.mutate({ register, test });
  };
  return (
    <>
      <ReferenceBox
        label={t.printAt}
        name="printAt"
        source={source}
        value={register?.id ?? null}
        chosenName={register?.name}
        onValue={(id, name = '') => setRegister(id === null ? null : { id, name })}
        hint={t.printAtHint}
        error={isAsked && register === null ? t.noRegister : undefined}
      />
      {/* Not disabled while it prints, or the focus would be lost. */}
      <Button variant="outlined" aria-disabled={print.isPending} onClick={press}>
        {print.isPending ? t.printing : t.print}
      </Button>
    </>
  );
}

function usePrint() {
  const t = useTexts(layoutTexts);
  const notify = useNotify();
  return useMutation({
    mutationFn: async ({ register, test }: { readonly register: Chosen; readonly test: PrintTest }) => {
      if (isTooLong(test)) return notify.error(t.tooLong);
      await sendTestPrint(register.id, test);
      notify.success(t.printed(register.name));
    },
    onError: notify.failure,
  });
}
