import { Card } from '@hoster/ui/card';
import { Grid } from '@hoster/ui/grid';

export function Example() {
  return (
    <Grid columns={{ base: 1, md: 3 }} gap={16}>
      <Card>NVMe 1</Card>
      <Card>NVMe 2</Card>
      <Card>NVMe 3</Card>
    </Grid>
  );
}
