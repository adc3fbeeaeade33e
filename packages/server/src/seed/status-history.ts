import { dayMilliseconds } from '../platform/index.ts';
import type { StatusImpact, StatusStep } from '@hoster/contract';
import type { Db } from '../platform/db/index.ts';
import type { Localised } from '../i18n/localised.ts';
import { listComponents, statusComponents, statusIncidents, statusUpdates } from '../content/index.ts';

interface Sample {
  readonly title: Localised;
  readonly components: readonly string[];
  /** The start: days before today, negative for future days, and the minute of that day (UTC); or a fixed time. */
  readonly start: readonly [daysAgo: number, minute: number] | string;
  /** Of maintenance: its planned length in minutes. */
  readonly planned?: number;
  /** Each with its minutes after the start. */
  readonly updates: readonly (readonly [after: number, step: StatusStep, impact: StatusImpact, text: Localised])[];
}

const samples: readonly Sample[] = [
  {
    title: { en: 'Packet loss in Rotterdam', ru: 'Потери пакетов в\u00a0Роттердаме' },
    components: ['vps/rotterdam', 'dedicated/rotterdam', 'web_hosting/rotterdam'],
    start: [9, 792],
    updates: [
      [
        4,
        'investigating',
        'major',
        {
          en: 'Some connections to RTM1 lose up to 20% of their packets. We’re looking for the cause.',
          ru: 'Часть соединений с\u00a0RTM1 теряет до\u00a020\u00a0% пакетов. Ищем причину.',
        },
      ],
      [
        23,
        'identified',
        'major',
        {
          en: 'The cause is a faulty line card at one of our two uplinks. We’re moving traffic to the other one.',
          ru: 'Причина\u00a0— неисправная плата у\u00a0одного из\u00a0двух каналов. Переводим трафик на\u00a0второй.',
        },
      ],
      [
        41,
        'monitoring',
        'minor',
        {
          en: 'All traffic uses the second uplink. There’s no more packet loss; latency to some networks is higher.',
          ru: 'Весь трафик идёт через второй канал. Потерь больше нет, задержка до\u00a0некоторых сетей выше обычной.',
        },
      ],
      [
        214,
        'resolved',
        'none',
        {
          en: 'The line card has been replaced and both uplinks are in use. Nothing is left for you to do.',
          ru: 'Плата заменена, работают оба канала. От\u00a0вас ничего не\u00a0требуется.',
        },
      ],
    ],
  },
  {
    title: { en: 'Emails delayed', ru: 'Задержка писем' },
    components: ['company/mail'],
    start: [23, 431],
    updates: [
      [
        6,
        'identified',
        'minor',
        {
          en: 'Confirmations and notifications arrive up to 25 minutes late. The queue is being processed.',
          ru: 'Подтверждения и\u00a0уведомления приходят с\u00a0опозданием до\u00a025\u00a0минут. Очередь разбирается.',
        },
      ],
      [
        52,
        'resolved',
        'none',
        {
          en: 'The queue is empty and emails arrive within seconds again. None were lost.',
          ru: 'Очередь пуста, письма снова приходят за\u00a0секунды. Ни\u00a0одно не\u00a0потерялось.',
        },
      ],
    ],
  },
  {
    title: { en: 'Power failure in Dallas', ru: 'Отключение питания в\u00a0Далласе' },
    components: ['vps/dallas', 'web_hosting/dallas', 'dedicated/dallas'],
    start: [47, 1100],
    updates: [
      [
        3,
        'investigating',
        'critical',
        {
          en: 'Servers in DAL1 don’t respond. Technicians are checking the power supply on site.',
          ru: 'Серверы в\u00a0DAL1 не\u00a0отвечают. Дежурные инженеры проверяют питание на\u00a0месте.',
        },
      ],
      [
        19,
        'identified',
        'critical',
        {
          en: 'A transfer switch failed after a power cut and one of two feeds went down. We’re switching over by hand.',
          ru: 'После сбоя в\u00a0сети отказал переключатель, одна из\u00a0двух линий обесточена. Переключаем вручную.',
        },
      ],
      [
        34,
        'monitoring',
        'minor',
        {
          en: 'Power is back and servers are starting. Some file systems are being checked.',
          ru: 'Питание восстановлено, серверы запускаются. На\u00a0части серверов идёт проверка файловых систем.',
        },
      ],
      [
        96,
        'resolved',
        'none',
        {
          en: 'All servers are up. Still down? Contact support and name the service. The switch has been replaced, and both are now tested monthly under load.',
          ru: 'Все серверы работают. Если ваш недоступен, напишите в\u00a0поддержку и\u00a0укажите услугу. Переключатель заменён, оба теперь ежемесячно проверяются под нагрузкой.',
        },
      ],
    ],
  },
  {
    title: { en: 'Switch upgrade in Zurich', ru: 'Обновление коммутаторов в\u00a0Цюрихе' },
    components: ['vps/zurich', 'dedicated/zurich'],
    start: [33, 60],
    planned: 120,
    updates: [
      [
        -10_080,
        'scheduled',
        'none',
        {
          en: 'We’re upgrading the access switches in ZRH1. Each server loses its connection for up to 5 minutes.',
          ru: 'Обновляем коммутаторы доступа в\u00a0ZRH1. Каждый сервер будет недоступен до\u00a05\u00a0минут.',
        },
      ],
      [118, 'completed', 'none', { en: 'The upgrade is complete.', ru: 'Обновление завершено.' }],
    ],
  },
  {
    // The news says the same: rotterdam-maintenance.md.
    title: { en: 'Core routers replaced in Rotterdam', ru: 'Замена магистральных маршрутизаторов в\u00a0Роттердаме' },
    components: ['vps/rotterdam', 'dedicated/rotterdam', 'web_hosting/rotterdam', 'backup/rotterdam'],
    start: '2026-11-28T23:00:00Z',
    planned: 240,
    updates: [
      [
        -28_200,
        'scheduled',
        'none',
        {
          en: 'We’re replacing both core routers of RTM1. Expect two interruptions of up to 10 minutes each. Servers keep running.',
          ru: 'Меняем оба магистральных маршрутизатора RTM1. Связь прервётся дважды, каждый раз не\u00a0дольше чем на\u00a010\u00a0минут. Серверы не\u00a0выключаются.',
        },
      ],
      [
        190,
        'completed',
        'none',
        {
          en: 'Both routers have been replaced. Nothing is left for you to do.',
          ru: 'Оба маршрутизатора заменены. От\u00a0вас ничего не\u00a0требуется.',
        },
      ],
    ],
  },
  {
    title: { en: 'Storage maintenance in Frankfurt', ru: 'Обслуживание хранилища во\u00a0Франкфурте' },
    components: ['backup/frankfurt'],
    start: [-5, 90],
    planned: 90,
    updates: [
      [
        -12_960,
        'scheduled',
        'none',
        {
          en: 'We’re adding disks to the backup storage in FRA1. It’s read-only during this time: run backups before or after.',
          ru: 'Добавляем диски в\u00a0хранилище FRA1. В\u00a0это время оно доступно только для чтения: запланируйте бэкапы до\u00a0или после.',
        },
      ],
    ],
  },
];

const minute = 60_000;
const knownDays = 120;

/** Adds a history to a demo's status page, marked as samples. Skipped when it already has incidents. */
export async function seedStatusHistory(tx: Db, now: Date): Promise<void> {
  const [some] = await tx.select({ id: statusIncidents.id }).from(statusIncidents).limit(1);
  if (some) return;
  const components = await listComponents(tx);
  const since = new Date(now.getTime() - knownDays * dayMilliseconds);
  await tx
    .insert(statusComponents)
    .values(components.map(({ key }) => ({ key, since })))
    .onConflictDoNothing();
  const today = Math.floor(now.getTime() / dayMilliseconds) * dayMilliseconds;
  for (const { title, components: keys, start: at, planned, updates: all } of samples) {
    const start = typeof at === 'string' ? Date.parse(at) : today - at[0] * dayMilliseconds + at[1] * minute;
    // Of a fixed time, only what has happened by now.
    const updates = typeof at === 'string' ? all.filter(([later]) => start + later * minute <= now.getTime()) : all;
    const [after, step] = updates.at(-1) ?? [0];
    if (updates.length === 0 || start < since.getTime()) continue;
    const end = step === 'scheduled' ? (planned ?? 0) : after;
    const [row] = await tx
      .insert(statusIncidents)
      .values({
        kind: planned === undefined ? 'incident' : 'maintenance',
        title,
        startsAt: new Date(start),
        endsAt: new Date(start + end * minute),
        isSample: true,
      })
      .returning({ id: statusIncidents.id });
    if (!row) continue;
    await tx.insert(statusUpdates).values(
      updates.map(([later, told, impact, text]) => ({
        incidentId: row.id,
        step: told,
        impact,
        components: [...keys],
        text,
        createdAt: new Date(start + later * minute),
      })),
    );
  }
}
