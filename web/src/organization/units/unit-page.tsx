import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { unitStatus } from '@tresen/domain/organization/units';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { AtPath } from '../../kit/address/index.ts';
import { failureCode } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { MoreVertIcon } from '../../kit/icons/more-vert.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import { usePanel } from '../../kit/panel-drawer/index.ts';
import { EmptyState, Loaded, Skeleton } from '../../kit/states/index.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteUnitDialog } from './delete-unit-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type TreeUnit, unitTypeOf } from './tree-unit.ts';
import { type StoredUnit, unitQuery } from './unit.queries.ts';
import { UnitForm } from './unit-form.tsx';
import { historyPanel, UnitHistory } from './unit-history.tsx';
import { UnitMenu } from './unit-menu.tsx';
import styles from './unit-page.module.css';
import { unitPath, unitsPath } from './unit-path.ts';
import { UnitSide } from './unit-side.tsx';
import { unitTexts } from './unit-texts.ts';
import { unitTreeQuery } from './unit-tree.queries.ts';
import { useActivate } from './use-activate.ts';

interface FrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** /setting/organizationUnits/:organizationUnitId/:organizationUnitHandle? (ORG-03); `new` makes one. */
export const UnitPage = () => {
  const { organizationUnitId = '' } = useParams();
  return organizationUnitId === 'new' ? <NewUnit /> : <StoredUnitPage id={organizationUnitId} />;
};

function NewUnit() {
  const t = useTexts(unitTexts);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Frame title={t.createTitle}>
      <UnitForm
        unit={undefined}
        parentId={params.get('parent')}
        units={useUnits()}
        onSaved={(id, name) => void navigate(unitPath({ id, name }), { replace: true })}
      />
    </Frame>
  );
}

function Frame({ title, actions, children }: FrameProps) {
  const t = useTexts(unitTexts);
  const back = (
    <Link to={unitsPath} className={styles.back}>
      <ArrowBackIcon className="points" fontSize="small" />
      {t.back}
    </Link>
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={title} subtitle={back}>
        {actions}
      </PageHeader>
      {children}
    </div>
  );
}

function useUnits(): readonly TreeUnit[] {
  return useQuery(unitTreeQuery).data ?? [];
}

function StoredUnitPage({ id }: { readonly id: string }) {
  const query = useQuery(unitQuery(id));
  if (query.error && !query.data && failureCode(query.error) === 'NOT_FOUND') return <NotFound />;
  return (
    <Loaded query={query} skeleton={<Skeleton height={560} />}>
      {(unit) => <OneUnit key={unit.id} unit={unit} />}
    </Loaded>
  );
}

function NotFound() {
  const t = useTexts(unitTexts);
  return (
    <EmptyState title={t.notFoundTitle} text={t.notFoundText} isPage>
      <Button component={Link} to={unitsPath} variant="outlined">
        {t.back}
      </Button>
    </EmptyState>
  );
}

function OneUnit({ unit }: { readonly unit: StoredUnit }) {
  const navigate = useNavigate();
  const units = useUnits();
  return (
    <AtPath path={unitPath(unit)}>
      <Frame title={unit.name} actions={<Actions unit={unit} />}>
        <InactiveNote unit={unit} />
        <UnitForm unit={unit} parentId={null} units={units} onSaved={() => undefined}>
          {unit.type !== 'group' && <UnitSide unit={unit} />}
        </UnitForm>
      </Frame>
      <UnitHistory unit={unit} />
      <MoveDialog units={units} />
      <DeactivateDialog units={[unit]} />
      <DeleteUnitDialog units={[unit]} onDeleted={() => void navigate(unitsPath, { replace: true })} />
    </AtPath>
  );
}

function Actions({ unit }: { readonly unit: StoredUnit }) {
  const t = useTexts(unitTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { toggle } = usePanel(historyPanel);
  return (
    <>
      <IconButton
        aria-label={t.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      <UnitMenu
        unit={{ ...unit, type: unitTypeOf(unit.type) }}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onHistory={toggle}
      />
    </>
  );
}

function InactiveNote({ unit }: { readonly unit: StoredUnit }) {
  const t = useTexts(unitTexts);
  const activate = useActivate();
  if (unit.status !== unitStatus.inactive) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => activate(unit)}>
          {t.activate}
        </Button>
      }
    >
      {t.isInactive}
    </Alert>
  );
}
