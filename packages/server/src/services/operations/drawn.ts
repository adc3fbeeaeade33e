import { z } from 'zod';
import { type Context, randomText } from '../../platform/index.ts';
import type { ServiceRow } from '../../sales/index.ts';

const purpose = 'service-operation';
const passwordLength = 16;

const Drawn = z.object({
  password: z.string().nullable(),
  /** Of a VPN; the private keys stay here. */
  devices: z
    .array(
      z.object({
        keys: z.object({ privateKey: z.string(), publicKey: z.string() }),
        login: z.object({ username: z.string(), password: z.string() }),
      }),
    )
    .default([]),
  /** Of a reinstallation. */
  sshKeys: z.array(z.object({ title: z.string(), key: z.string() })).default([]),
});

/** Secrets of an operation, drawn once before a provider is asked, so that a repeated call has the same ones. */
export type Drawn = z.infer<typeof Drawn>;

/** Draws a new password. */
export const newPassword = (): string => randomText(passwordLength);

/** Draws what the build of a service needs, encrypted. */
export const drawnForBuild = (context: Context, service: ServiceRow): string =>
  sealDrawn(context, {
    password: newPassword(),
    devices: context.serviceLines[service.kind].draw?.(service) ?? [],
    sshKeys: [],
  });

/** Encrypts the secrets of an operation for its row. */
export const sealDrawn = ({ secrets }: Pick<Context, 'secrets'>, drawn: Drawn): string =>
  secrets.seal(purpose, JSON.stringify(drawn));

/** Decrypts the output of `sealDrawn`; null for an operation without secrets. */
export const openDrawn = ({ secrets }: Pick<Context, 'secrets'>, sealed: string | null): Drawn | null =>
  sealed === null ? null : Drawn.parse(JSON.parse(secrets.open(purpose, sealed)));
