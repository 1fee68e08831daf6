import { zodResolver } from '@hookform/resolvers/zod';
import { type ApproveRegister, approveRegisterSchema } from '@tresen/domain/fleet/devices';
import { useForm } from 'react-hook-form';
import { failureCode, useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { type CustomerBranch, useLinkRegister } from './customer-branches.queries.ts';
import { customerTexts } from './customer-branches-texts.ts';

/** What is wrong with the code is said at the code. */
const codeFailures = new Set(['USER_CODE_UNKNOWN', 'USER_CODE_EXPIRED', 'POS_VERSION_TOO_OLD']);

/** The form for a register of a branch, with the rules that the server applies, too. */
export const useRegisterForm = ({ id: unitId }: CustomerBranch) =>
  useForm<ApproveRegister>({
    resolver: zodResolver(approveRegisterSchema),
    mode: 'onTouched',
    defaultValues: {
      userCode: '',
      name: '',
      deviceType: 'desktop',
      businessType: 'hospitality',
      unitId,
    },
  });

/** Sends the form; once the register is linked, it says so and closes. */
export const useLink = (tenantId: string, form: ReturnType<typeof useRegisterForm>, close: () => void) => {
  const t = useTexts(customerTexts);
  const words = useErrorWords();
  const notify = useNotify();
  const { mutateAsync } = useLinkRegister(tenantId);
  return async (register: ApproveRegister) => {
    try {
      await mutateAsync(register);
      notify.success(t.linked(register.name));
      close();
    } catch (error) {
      if (codeFailures.has(failureCode(error) ?? ''))
        form.setError('userCode', { type: 'server', message: words(error) }, { shouldFocus: true });
      else notify.failure(error);
    }
  };
};
