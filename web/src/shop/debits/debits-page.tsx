import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { useAddress } from '../../kit/address/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader, ViewLinks } from '../../kit/page/index.ts';
import { DebitFiles } from './debit-files.tsx';
import { creditorPath } from './debits-address.ts';
import { debitTexts } from './debits-texts.ts';
import { OpenDebits } from './open-debits.tsx';

/** /manage/e-commerce/debits: what is to be collected, and the files for the bank. */
export const DebitsPage = () => {
  const t = useTexts(debitTexts);
  const { params } = useAddress();
  const isFiles = params.get('view') === 'files';
  return (
    <>
      <PageHeader title={t.title}>
        <Button
          component={Link}
          to="/manage/e-commerce/orders"
          startIcon={<ArrowBackIcon className="points" />}
        >
          {t.back}
        </Button>
        <Button component={Link} to={creditorPath} variant="outlined">
          {t.creditorLink}
        </Button>
      </PageHeader>
      <ViewLinks
        label={t.views}
        links={[
          { to: '?', title: t.open, isCurrent: !isFiles },
          { to: '?view=files', title: t.files, isCurrent: isFiles },
        ]}
      />
      {isFiles ? <DebitFiles /> : <OpenDebits />}
    </>
  );
};
