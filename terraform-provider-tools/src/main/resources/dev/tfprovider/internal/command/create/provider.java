package @PACKAGE@;

import dev.tfprovider.boot.TerraformProvider;

import org.springframework.boot.autoconfigure.SpringBootApplication;

@SpringBootApplication
public class @CLASS@Provider {

	public static void main(String[] args) {
		TerraformProvider.run(@CLASS@Provider.class, args);
	}

}
