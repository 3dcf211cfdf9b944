'use client'
import type { Device } from '@selvage/core/devices'
import type { ReactNode } from 'react'
import * as list from '../account/saved-cards.css.ts'
import { Button } from '../button/index.ts'
import { useMessages } from '../messages/index.ts'
import { OwnDay } from '../order/own-day.tsx'
import { needProps } from '../provider/need-props.ts'
import { component } from '../theme/component.ts'
import * as css from './devices.css.ts'

/** Props of {@link Devices}. */
export interface DevicesProps {
  /** Where the member is logged in, from the call `listDevices`; null where it cannot be read. */
  readonly devices: readonly Device[] | null
  /**
   * The address that a form is posted to, with the fields `intent` (`end-device` or
   * `end-other-devices`) and `device`, the id of the one to end.
   */
  readonly action: string
}

/** Where a member is logged in, with a button that ends each, and one that ends all others. */
export function Devices({ devices, action }: DevicesProps): ReactNode {
  needProps('Devices', {}, { devices: devices === null ? [] : devices }, 'of listDevices()')
  const { t } = useMessages()
  const isAlone = devices !== null && devices.every(({ isCurrent }) => isCurrent)
  return (
    <div className={component}>
      {devices === null ? (
        <p className={list.none}>{t('devices.unread')}</p>
      ) : (
        <ul className={list.list}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} action={action} />
          ))}
        </ul>
      )}
      {!isAlone && (
        <form method="post" action={action} className={css.others}>
          <input type="hidden" name="intent" value="end-other-devices" />
          <Button type="submit">{t('devices.endOthers')}</Button>
        </form>
      )}
    </div>
  )
}

function DeviceRow({
  device,
  action,
}: Pick<DevicesProps, 'action'> & { readonly device: Device }): ReactNode {
  const { t } = useMessages()
  const { id, isCurrent, loggedInAt, lastUsedAt } = device
  return (
    <li className={list.card}>
      <span>
        <b id={`device-${id}`} className={list.name}>
          {nameOf(device, t)}
        </b>
        <span className={list.facts}>
          <span>
            <OwnDay at={loggedInAt} sentence={(date) => t('devices.since', { date })} />
          </span>{' '}
          <span>
            <OwnDay at={lastUsedAt} sentence={(date) => t('devices.used', { date })} />
          </span>
        </span>
      </span>
      {isCurrent ? (
        <span className={css.here}>{t('devices.here')}</span>
      ) : (
        <form method="post" action={action}>
          <input type="hidden" name="intent" value="end-device" />
          <input type="hidden" name="device" value={id} />
          <Button
            type="submit"
            kind="small"
            id={`end-${id}`}
            aria-labelledby={`end-${id} device-${id}`}
          >
            {t('devices.end')}
          </Button>
        </form>
      )}
    </li>
  )
}

/** Returns the name of a device, of what is known of it. */
function nameOf({ browser, system }: Device, t: ReturnType<typeof useMessages>['t']): string {
  if (browser !== null && system !== null) return t('devices.on', { browser, system })
  return browser ?? system ?? t('devices.unknown')
}
