import { type Entity, type Fault, type FaultCode, faultCodes } from '@tresen/domain/kit/entities';
import { type FieldError, type FieldErrors, get, type Resolver, set } from 'react-hook-form';
import { type FormValues, fieldAt } from './record-values.ts';

/** A fault as the form carries it: its sentence is made where it shows, in the language in use. */
export const errorOf = ({ code, parameters }: Pick<Fault, 'code' | 'parameters'>): FieldError => ({
  type: code,
  message: JSON.stringify(parameters ?? {}),
});

/** The fault that the form carries at a path; undefined where all is well. */
export const faultAt = (
  errors: FieldErrors,
  path: string,
): Pick<Fault, 'code' | 'parameters'> | undefined => {
  const found = (get(errors, `${path}.root`) ?? get(errors, path)) as FieldError | undefined;
  if (!isCode(found?.type)) return undefined;
  return { code: found.type, parameters: JSON.parse(found.message ?? '{}') };
};

/** Where the form carries a fault: of rows as a whole beside those of the single rows. */
export const placeOf = (entity: Pick<Entity, 'fields'>, path: string): string =>
  fieldAt(entity.fields, path)?.kind === 'rows' && !path.includes('.') ? `${path}.root` : path;

const noBranch: Fault = { path: 'unitIds', code: 'UNKNOWN_BRANCH' };

/** Checks a form by the rules of the domain, those of the server and of imports. */
export const entityResolver =
  (entity: Entity): Resolver<FormValues> =>
  (values) => {
    const checked = entity.check(values);
    const { isActive, unitIds } = values;
    const faults = [...checked.faults, ...(unitIds?.length === 0 ? [noBranch] : [])];
    if (faults.length === 0 && checked.values)
      return { values: { ...checked.values, isActive, unitIds }, errors: {} };
    const errors = {};
    for (const fault of faults) set(errors, placeOf(entity, fault.path), errorOf(fault));
    return { values: {}, errors };
  };

/** How many values are at fault. */
export const countFaults = (errors: unknown): number => {
  if (typeof errors !== 'object' || errors === null) return 0;
  if (isCode((errors as FieldError).type)) return 1;
  return Object.entries(errors).reduce(
    (sum, [key, part]) => (key === 'ref' ? sum : sum + countFaults(part)),
    0,
  );
};

function isCode(type: unknown): type is FaultCode {
  return (faultCodes as readonly unknown[]).includes(type);
}
