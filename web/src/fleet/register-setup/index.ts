import type { Feature } from '../../kit/feature/index.ts';

/** The wizard that links a register, over any page while the address has `?setup=register` (decisions REG-04). */
export const registerSetup: Feature = {
  dialogs: [
    {
      param: 'setup',
      value: 'register',
      load: () =>
        import('./register-setup-dialog.tsx').then(({ RegisterSetupDialog }) => ({
          default: RegisterSetupDialog,
        })),
    },
  ],
};
