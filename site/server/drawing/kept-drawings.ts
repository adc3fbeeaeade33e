/** Drawings in memory; the least recently used are evicted first. Concurrent requests for a drawing share one. */
export function keptDrawings(mostBytes: number) {
  const drawings = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;
  function keep(tag: string, file: Buffer): void {
    drawings.set(tag, file);
    bytes += file.length;
    for (const [oldest, { length }] of drawings) {
      if (bytes <= mostBytes) break;
      drawings.delete(oldest);
      bytes -= length;
    }
  }
  return {
    async get(tag: string, make: () => Promise<Buffer>): Promise<Buffer> {
      const known = drawings.get(tag);
      if (known) {
        drawings.delete(tag);
        drawings.set(tag, known);
        return known;
      }
      const making = underWay.get(tag) ?? make();
      underWay.set(tag, making);
      try {
        const file = await making;
        if (underWay.delete(tag)) keep(tag, file);
        return file;
      } finally {
        underWay.delete(tag);
      }
    },
  };
}
