import styles from './PrintedAddress.module.css';

export interface PrintedAddressProps {
  /** What the address is: « This page is read at ». */
  label: string;
  address: string;
}

/**
 * The foot of a printed article. Its styles also turn the page that holds it into a sheet that one
 * hands to a colleague: black on white, no navigation, nothing cut in two.
 */
export function PrintedAddress({ label, address }: PrintedAddressProps) {
  return (
    <p className={styles.root}>
      {label} <strong>{address}</strong>
    </p>
  );
}
