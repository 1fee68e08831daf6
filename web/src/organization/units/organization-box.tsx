import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, type FieldError } from 'react-hook-form';
import { ReferenceBox } from '../../kit/form/index.ts';
import {
  UnitOrganizationDocument,
  UnitOrganizationsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import type { UnitForm } from './unit-form-values.ts';
import { unitTexts } from './unit-texts.ts';

/** How many are offered; more letters find the others. */
const first = 50;

const organizations = {
  key: 'organizations',
  search: async (search: string) =>
    (await generalApi.request(UnitOrganizationsDocument, { search, first })).organizations.nodes,
  pathOf: (id: string) => `/setting/organizations/${id}`,
};

/** What an organization is called; undefined until it is known. */
export const useOrganizationName = (id: string | null): string | undefined =>
  useQuery({
    queryKey: ['organizationUnits', 'organizationName', id],
    queryFn: async () => (await generalApi.request(UnitOrganizationDocument, { id: id ?? '' })).organization,
    enabled: id !== null,
    staleTime: 60_000,
  }).data?.name;

interface OrganizationBoxProps {
  readonly control: Control<UnitForm>;
  readonly words: (error: FieldError | undefined) => string | undefined;
}

/** Chooses the organization of a unit. */
export const OrganizationBox = ({ control, words }: OrganizationBoxProps) => {
  const t = useTexts(unitTexts);
  return (
    <Controller
      name="organizationId"
      control={control}
      render={({ field, fieldState }) => (
        <Box field={field} error={words(fieldState.error)} label={t.organization} hint={t.organizationHint} />
      )}
    />
  );
};

interface BoxProps {
  readonly field: {
    readonly name: string;
    readonly value: string | null;
    readonly onChange: (value: string | null) => void;
    readonly onBlur: () => void;
  };
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
}

const Box = ({ field, ...words }: BoxProps) => (
  <ReferenceBox
    {...words}
    name={field.name}
    source={organizations}
    value={field.value}
    chosenName={useOrganizationName(field.value)}
    onValue={field.onChange}
    onBlur={field.onBlur}
  />
);
