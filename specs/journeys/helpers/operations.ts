import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

/** The commands of an operator: `npm run ops -- …`. */
export const ops = async (...command: ReadonlyArray<string>): Promise<string> => {
  const { stdout } = await run(process.execPath, ["adapters/server/ops.main.ts", ...command, "--as", "Sari"], {
    cwd: `${import.meta.dirname}/../../..`,
    env: { ...process.env, DATA_DIR: process.env["SHOP_DATA"] }
  })
  return stdout
}
