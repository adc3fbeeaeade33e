import { get } from 'node:http';
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { freePort, startSite } from '../e2e/support/processes.ts';

const pages = { home: '/', catalogue: '/virtual-private-servers/' };
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'accept-encoding': 'br, gzip',
};

/** CPU seconds and peak resident MB that Linux counted for a process. */
function usage(pid: number): { cpu: number; peakMb: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return { cpu: (Number(stat[11]) + Number(stat[12])) / ticks, peakMb: Number(peak?.[1] ?? 0) / 1024 };
}

interface Measured {
  rps: number;
  cpuMs: number;
  peakMb: number;
}

async function measure(url: string, pid: number, seconds: number): Promise<Measured> {
  await autocannon({ url, headers, connections: 10, duration: 2 });
  const before = usage(pid);
  const result = await autocannon({ url, headers, connections: 10, duration: seconds });
  const after = usage(pid);
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} answers were not 2xx.`);
  const requests = result.requests.total;
  return { rps: requests / result.duration, cpuMs: ((after.cpu - before.cpu) * 1000) / requests, peakMb: after.peakMb };
}

/** A `node:http` server in a process of its own that sends the given bytes: what this machine can do at most. */
async function bare(body: Buffer, encoding: string): Promise<{ url: string; pid: number; stop: () => void }> {
  const port = await freePort();
  const code = `const b=Buffer.from(process.env.BODY,'base64');require('node:http').createServer((q,s)=>{s.writeHead(200,{'content-type':'text/html; charset=utf-8','content-encoding':'${encoding}','content-length':b.length});s.end(b)}).listen(${port},'127.0.0.1',()=>console.log('up'))`;
  const child = spawn(process.execPath, ['-e', code], {
    env: { ...process.env, BODY: body.toString('base64') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

const show = (name: string, m: Measured, reference: Measured) =>
  console.log(
    name.padEnd(24),
    String(Math.round(m.rps)).padStart(8),
    (m.rps / reference.rps).toFixed(3).padStart(8),
    m.cpuMs.toFixed(3).padStart(10),
    String(Math.round(m.peakMb)).padStart(9),
  );

/** Requests per second with and without the page cache, beside a bare server, in one run. */
export async function benchSsr(): Promise<string[]> {
  const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
  const cached = await startSite();
  const uncached = await startSite({ PAGE_CACHE_SECONDS: '0' });
  const under: string[] = [];
  try {
    console.log('page'.padEnd(24), '   req/s    ratio   CPU ms/r   peak MB');
    for (const [name, path] of Object.entries(pages)) {
      const answer = await rawBody(cached.url + path);
      const reference = await bare(answer.body, answer.encoding);
      const top = await measure(reference.url, reference.pid, seconds);
      reference.stop();
      const fast = await measure(cached.url + path, cached.pid, seconds);
      const slow = await measure(uncached.url + path, uncached.pid, seconds);
      show(`${name}, bare node:http`, top, top);
      show(`${name}, cached`, fast, top);
      show(`${name}, rendered`, slow, top);
      if (fast.rps / top.rps < 0.85)
        under.push(`${name}: cached pages reach ${(fast.rps / top.rps).toFixed(2)} of the bare server, 0.85 is asked.`);
    }
  } finally {
    await Promise.all([cached.stop(), uncached.stop()]);
  }
  return under;
}

/** The page as it travels: fetch would unpack it. */
function rawBody(url: string): Promise<{ body: Buffer; encoding: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ body: Buffer.concat(chunks), encoding: answer.headers['content-encoding'] ?? 'identity' }),
      );
    }).on('error', reject);
  });
}
