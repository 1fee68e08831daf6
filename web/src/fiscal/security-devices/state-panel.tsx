import { deviceLimits, draftLists, securityDeviceListWords } from '@tresen/domain/fiscal/security-devices';
import { Link } from 'react-router';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts, useWords } from '../../kit/i18n/index.ts';
import { FactList, Panel } from '../../kit/page/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import { RetireButton } from './device-notes.tsx';
import { DeviceHealth } from './device-state.tsx';
import { DraftMark } from './draft-mark.tsx';
import type { SecurityDevice } from './security-devices.queries.ts';
import { securityDeviceTexts } from './security-devices-texts.ts';

/** How a device is, and what it is. */
export const StatePanel = ({ device }: { readonly device: SecurityDevice }) => {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const words: Words = useWords(securityDeviceListWords).choices;
  const { zone, registers, hasPassedSelfTest, selfTestDueAt, firmware, firmwareUpdate } = device;
  return (
    <Panel title={t.state} actions={!device.isRetired && <RetireButton device={device} />}>
      <FactList
        facts={[
          { name: t.health, value: <DeviceHealth health={device.health} /> },
          { name: t.operatingState, value: words.operatingState[device.operatingState] },
          { name: t.validation, value: words.validationState[device.validationState] },
          { name: registers.length > 1 ? t.registers : t.register, value: <Registers device={device} /> },
          { name: t.branch, value: device.unitName },
          { name: t.kind, value: words.kind[device.kind] },
          { name: t.provider, value: words.provider[device.provider] },
          {
            name: t.formFactor,
            value: (
              <>
                {words.formFactor[device.formFactor]}
                {draftLists.includes('formFactors') && <DraftMark />}
              </>
            ),
          },
          { name: t.model, value: device.model },
          {
            name: t.firmware,
            value: [firmware, firmwareUpdate && t.firmwareUpdate(firmwareUpdate)].filter(Boolean).join(' · '),
          },
          {
            name: t.selfTest,
            value:
              hasPassedSelfTest === null ? null : hasPassedSelfTest ? t.selfTestPassed : t.selfTestFailed,
          },
          { name: t.selfTestDue, value: selfTestDueAt && f.dateTime(selfTestDueAt, zone) },
          {
            name: t.clock,
            value: device.clockOffsetMs === null ? null : <Clock offset={device.clockOffsetMs} />,
          },
          { name: t.lastReport, value: f.dateTime(device.lastReportAt, zone) },
          { name: t.firstReport, value: f.dateTime(device.firstReportAt, zone) },
        ]}
      />
    </Panel>
  );
};

type Words = Readonly<
  Record<'operatingState' | 'validationState' | 'kind' | 'provider' | 'formFactor', Named>
>;
type Named = Readonly<Record<string | number, string>>;

/** The registers that work with it; where none does any more, the last one. */
function Registers({ device }: { readonly device: SecurityDevice }) {
  const { registers } = device;
  if (registers.length <= 1) return <RegisterLink register={registers[0] ?? device} />;
  return registers.map((register) => (
    <div key={register.deviceId}>
      <RegisterLink register={register} />
      {register.unitName !== device.unitName && ` (${register.unitName})`}
    </div>
  ));
}

/** The register's page is for fewer people than this one. */
function RegisterLink({
  register,
}: {
  readonly register: Pick<SecurityDevice, 'deviceId' | 'registerName'>;
}) {
  const { deviceId, registerName } = register;
  const maySee = useMayUse('Query.device');
  return maySee ? <Link to={`/setting/device/${deviceId}`}>{registerName}</Link> : registerName;
}

function Clock({ offset }: { readonly offset: number }) {
  const t = useTexts(securityDeviceTexts);
  const f = useFormats();
  const seconds = f.number(Math.round(Math.abs(offset) / 1_000));
  if (Math.abs(offset) <= deviceLimits.clockMs) return t.clockRight;
  return offset > 0 ? t.clockAhead(seconds) : t.clockBehind(seconds);
}
