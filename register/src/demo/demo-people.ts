import { type Approver, openApprover } from '../link/index.ts';
import { type RetryOptions, untilReachable } from '../protocol/index.ts';

/** People of the demo who are signed in, each once. */
export type DemoPeople = Readonly<{ approverOf(email: string): Promise<Approver> }>;

/** @param password of all demo users */
export function signInPeople(server: string, password: string, options: RetryOptions): DemoPeople {
  const approvers = new Map<string, Promise<Approver>>();
  const signIn = (email: string) => untilReachable(() => openApprover(server, email, password), options);
  return {
    approverOf: (email) => {
      const approver = approvers.get(email) ?? signIn(email);
      approvers.set(email, approver);
      return approver;
    },
  };
}
