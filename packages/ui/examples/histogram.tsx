import { Histogram } from '@hoster/ui/histogram';

export function Example() {
  return (
    <Histogram
      counts={[2, 6, 14, 22, 17, 12, 8, 3]}
      range={[2, 4]}
      label="Most servers cost between 20 and 50 euros"
      style={{ blockSize: 64 }}
    />
  );
}
