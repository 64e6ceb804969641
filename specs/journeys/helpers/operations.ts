import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

/** The commands of an operator of the shop with this data folder. */
export const opsOf =
  (dataDir: string | undefined) =>
  async (...command: ReadonlyArray<string>): Promise<string> => {
    const { stdout } = await run(process.execPath, ["adapters/server/ops.main.ts", ...command, "--as", "Sari"], {
      cwd: `${import.meta.dirname}/../../..`,
      env: { ...process.env, DATA_DIR: dataDir }
    })
    return stdout
  }

/** The commands of an operator: `npm run ops -- …`. */
export const ops = (...command: ReadonlyArray<string>): Promise<string> => opsOf(process.env["SHOP_DATA"])(...command)

/** Pays an order, sends it and has it arrive, by the commands of staff. */
export const deliver = async (code: string): Promise<void> => {
  await ops("orders", "accept", code, "--no-transfer")
  for (const move of [["pack"], ["ship", "--tracking", "JT123"], ["deliver"]])
    await ops("orders", "advance", code, ...move)
}
